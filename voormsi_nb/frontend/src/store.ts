// The state of one view of a table: the snapshot, what was asked of Python, and how it fares.
//
// Two views of one model have a store each. Messages from Python reach them all, so a store
// listens only to replies to its own ids.
import type { Intent, Labels, Reply, Snapshot } from "./generated/wire.ts";
import { DEFAULT_PREFS, type FullPrefs, remember } from "./prefs.ts";
import type { Wish } from "./ui.ts";

/** The part of an anywidget model that a store uses. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback: (...args: never[]) => void): void;
  send(content: unknown): void;
}

/** How long Python has not answered: not yet worth a word, busy, long. */
export type Wait = "none" | "busy" | "long";

export interface State {
  readonly view: Snapshot;
  readonly labels: Labels;
  readonly prefs: FullPrefs;
  readonly pending: Intent | null;
  readonly wait: Wait;
  readonly gone: boolean;
  /** The last refusal of an own intent, until the next one is sent. */
  readonly refused: Reply | null;
  /** The person chose the size in this view, so it goes before the table's own. */
  readonly sized: boolean;
}

const BUSY_AFTER = 1500;
const LONG_AFTER = 30_000;

let views = 0;

export class Store {
  state: State;
  private readonly model: Model;
  private readonly name = `${Math.random().toString(36).slice(2, 10)}${views++}`;
  private sent = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly undo: (() => void)[] = [];

  constructor(model: Model) {
    this.model = model;
    this.state = {
      view: model.get("view") as Snapshot,
      labels: model.get("labels") as Labels,
      prefs: this.readPrefs(),
      pending: null,
      wait: "none",
      gone: false,
      refused: null,
      sized: false,
    };
    this.listen("change:view", () =>
      this.change({ view: model.get("view") as Snapshot, gone: false }),
    );
    this.listen("change:labels", () => this.change({ labels: model.get("labels") as Labels }));
    this.listen("change:prefs", () => this.change({ prefs: this.readPrefs() }));
    this.listen("msg:custom", (message: unknown) => this.receive(message));
    this.listen("comm_live_update", () => this.lose());
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ask Python for something. While an answer is awaited nothing else is asked. */
  send(wish: Wish): boolean {
    const { pending, wait, view, gone } = this.state;
    if (gone || (pending && wait !== "long")) return false;
    const intent = { ...wish, epoch: view.epoch, rev: view.rev, id: `${this.name}-${++this.sent}` };
    this.stopWaiting();
    this.timers = [
      setTimeout(() => this.change({ wait: "busy" }), BUSY_AFTER),
      setTimeout(() => this.change({ wait: "long" }), LONG_AFTER),
    ];
    this.change({ pending: intent, refused: null, wait: "none" });
    this.model.send(intent);
    return true;
  }

  setPrefs(change: Partial<FullPrefs>): void {
    const prefs = { ...this.state.prefs, ...change };
    remember(prefs);
    this.change({ prefs, sized: this.state.sized || change.size !== undefined });
    this.model.set("prefs", prefs);
    this.model.save_changes();
  }

  /** Forget a refusal that has been read. */
  forget(): void {
    if (this.state.refused) this.change({ refused: null });
  }

  dispose(): void {
    this.stopWaiting();
    for (const stop of this.undo) stop();
    this.listeners.clear();
  }

  private receive(message: unknown): void {
    const reply = message as Partial<Reply> | null;
    const { pending } = this.state;
    if (!pending || reply?.id !== pending.id) return;
    if (reply.type !== "ok" && reply.type !== "refused") return;
    this.stopWaiting();
    const refused = reply.type === "refused" ? (reply as Reply) : null;
    this.change({ pending: null, wait: "none", gone: false, refused });
    // The table has moved on: if its picture has not come by now, ask for it, but not for ever.
    const old = pending.rev === this.state.view.rev && pending.epoch === this.state.view.epoch;
    if (refused?.reason === "stale" && old && pending.type !== "resend") {
      this.send({ type: "resend" });
      this.change({ refused });
    }
  }

  /** The kernel has gone or was restarted: what was asked will not be answered. */
  private lose(): void {
    this.stopWaiting();
    this.change({ gone: true, pending: null, wait: "none" });
  }

  private stopWaiting(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private readPrefs(): FullPrefs {
    return { ...DEFAULT_PREFS, ...(this.model.get("prefs") as Partial<FullPrefs> | null) };
  }

  private listen(name: string, callback: (...args: never[]) => void): void {
    this.model.on(name, callback);
    this.undo.push(() => this.model.off(name, callback));
  }

  private change(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}
