// Bundles the front end into the Python package: node build.mjs [--out=folder] [--check]
//
// The result is committed, so that installing the package needs no Node; --check compares it with
// a fresh one and writes nothing. A notebook sends widget.js with every widget it shows, so script
// and styles travel packed in it, and src/loader.ts unpacks them in the browser.
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const asked = process.argv.find((word) => word.startsWith("--out="))?.slice(6);
const out = asked ?? join(here, "..", "widget", "static");
const check = process.argv.includes("--check");
const limits = { "widget.js": 60_000, "widget.css": 24_000 };

const common = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  legalComments: "none",
  charset: "utf8",
  target: ["es2022", "chrome120", "firefox117", "safari17.2"],
  logLevel: "warning",
};

async function licences() {
  const parts = ["What widget.js contains besides the code of voormsi_nb, and its licence.", ""];
  for (const name of ["preact"]) {
    const folder = join(here, "node_modules", name);
    const { version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    parts.push(`${name} ${version} (${license})`, "");
    parts.push((await readFile(join(folder, "LICENSE"), "utf8")).trim(), "");
  }
  return parts.join("\n");
}

/** Script and styles as text, minified: what travels packed inside widget.js. */
async function inside() {
  const made = await build({
    ...common,
    entryPoints: ["src/index.ts", "src/styles/index.css"],
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    outdir: "made",
    write: false,
  });
  const text = (ending) => made.outputFiles.find(({ path }) => path.endsWith(ending)).text;
  return [text(".js"), text(".css")];
}

/** What a packed widget.js holds, to compare two of them: compression differs between Nodes. */
async function unpacked(file) {
  const packed = /"([A-Za-z0-9+/=]{1000,})"/.exec(await readFile(file, "utf8"));
  if (!packed) throw new Error(`${file} holds nothing packed.`);
  return inflateRawSync(Buffer.from(packed[1], "base64")).toString("utf8");
}

const [script, styles] = await inside();
const packed = deflateRawSync(JSON.stringify([script, styles]), { level: 9 }).toString("base64");
const fresh = check ? await mkdtemp(join(tmpdir(), "voormsi-")) : out;
await mkdir(fresh, { recursive: true });
await build({
  ...common,
  entryPoints: ["src/loader.ts"],
  format: "esm",
  define: { PACKED: JSON.stringify(packed) },
  outfile: join(fresh, "widget.js"),
});
await build({
  ...common,
  entryPoints: ["src/styles/first.css"],
  outfile: join(fresh, "widget.css"),
});
await writeFile(join(fresh, "THIRD-PARTY.txt"), await licences());

console.log(`unpacked: script ${script.length} characters, styles ${styles.length}`);
for (const [name, limit] of Object.entries(limits)) {
  const { size } = await stat(join(fresh, name));
  console.log(`${name} ${size} bytes of ${limit}`);
  if (size > limit) fail(`${name} is larger than its limit.`);
}
if (check) {
  for (const name of ["widget.css", "THIRD-PARTY.txt"]) {
    const [one, other] = await Promise.all(
      [fresh, out].map((at) => readFile(join(at, name), "utf8")),
    );
    if (one !== other) fail(`${name} is not what its sources make: run npm run build.`);
  }
  const [one, other] = await Promise.all([fresh, out].map((at) => unpacked(join(at, "widget.js"))));
  if (one !== other) fail("widget.js does not hold what its sources make: run npm run build.");
  await rm(fresh, { recursive: true });
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
