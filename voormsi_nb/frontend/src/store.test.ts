import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "./fixtures/model.ts";
import { following } from "./fixtures/snapshots.ts";
import { Store } from "./store.ts";

describe("a store", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it("sends an intent on the snapshot that is shown, under an id of its own", () => {
    const model = new FakeModel();
    const store = new Store(model);
    store.send({ type: "play", cards: ["c1"] });
    const [sent] = model.sent;
    expect(sent).toMatchObject({ type: "play", cards: ["c1"], epoch: "e1", rev: 5 });
    expect(sent?.id.length).toBeLessThanOrEqual(40);
  });

  it("asks nothing else while an answer is awaited", () => {
    const model = new FakeModel();
    const store = new Store(model);
    store.send({ type: "undo" });
    expect(store.send({ type: "undo" })).toBe(false);
    model.reply({ type: "ok", id: model.sent[0]?.id, rev: 6 });
    expect(store.send({ type: "undo" })).toBe(true);
    expect(model.sent).toHaveLength(2);
  });

  it("hears only replies to its own ids, so that two views of a model do not mix", () => {
    const model = new FakeModel();
    const [one, other] = [new Store(model), new Store(model)];
    one.send({ type: "undo" });
    other.send({ type: "hint" });
    expect(model.sent[0]?.id).not.toBe(model.sent[1]?.id);
    model.reply({ type: "refused", id: model.sent[1]?.id, rev: 5, reason: "illegal" });
    expect(one.state.pending).not.toBeNull();
    expect(one.state.refused).toBeNull();
    expect(other.state.refused?.reason).toBe("illegal");
    model.set("view", following());
    expect(one.state.view.rev).toBe(6);
    expect(other.state.view.rev).toBe(6);
  });

  it("asks for the table again when it has moved on, once", () => {
    const model = new FakeModel();
    const store = new Store(model);
    store.send({ type: "next" });
    model.reply({ type: "refused", id: model.sent[0]?.id, rev: 9, reason: "stale" });
    expect(model.sent[1]?.type).toBe("resend");
    expect(store.state.refused?.reason).toBe("stale");
    model.reply({ type: "refused", id: model.sent[1]?.id, rev: 9, reason: "stale" });
    expect(model.sent).toHaveLength(2);
  });

  it("does not ask again for a picture that has come already", () => {
    const model = new FakeModel();
    const store = new Store(model);
    store.send({ type: "next" });
    model.set("view", following());
    model.reply({ type: "refused", id: model.sent[0]?.id, rev: 6, reason: "stale" });
    expect(model.sent).toHaveLength(1);
    expect(store.state.view.rev).toBe(6);
  });

  it("says that Python is busy after 1.5 s, and more after 30 s", () => {
    const model = new FakeModel();
    const store = new Store(model);
    store.send({ type: "next" });
    vi.advanceTimersByTime(1400);
    expect(store.state.wait).toBe("none");
    vi.advanceTimersByTime(200);
    expect(store.state.wait).toBe("busy");
    vi.advanceTimersByTime(30_000);
    expect(store.state.wait).toBe("long");
    model.reply({ type: "ok", id: model.sent[0]?.id, rev: 6 });
    expect(store.state.wait).toBe("none");
  });

  it("knows that the kernel is gone, and that it came back when it draws again", () => {
    const model = new FakeModel();
    const store = new Store(model);
    store.send({ type: "next" });
    model.emit("comm_live_update");
    expect(store.state.gone).toBe(true);
    expect(store.state.pending).toBeNull();
    expect(store.send({ type: "next" })).toBe(false);
    model.set("view", following());
    expect(store.state.gone).toBe(false);
  });

  it("remembers what the person likes and tells Python", () => {
    const model = new FakeModel();
    const store = new Store(model);
    store.setPrefs({ theme: "dark" });
    expect(model.get("prefs")).toMatchObject({ theme: "dark", palette: "four" });
    expect(model.saves).toBe(1);
    expect(localStorage.getItem("voormsi_nb.prefs")).toContain("dark");
  });

  it("ignores messages that are no replies", () => {
    const model = new FakeModel();
    const store = new Store(model);
    store.send({ type: "next" });
    for (const message of [null, 7, "ok", {}, { id: model.sent[0]?.id, type: "what" }]) {
      model.emit("msg:custom", message);
    }
    expect(store.state.pending).not.toBeNull();
  });

  it("leaves no listener and no timer behind", () => {
    const model = new FakeModel();
    const store = new Store(model);
    store.send({ type: "next" });
    store.dispose();
    expect(model.listening).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
