// Bundles the front end into the Python package: node build.mjs [--out=folder]
//
// The result is committed, so that installing the package needs no Node.
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const asked = process.argv.find((word) => word.startsWith("--out="))?.slice(6);
const out = asked ?? join(here, "..", "widget", "static");
const limits = { "widget.js": 90_000, "widget.css": 46_000 };

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

await mkdir(out, { recursive: true });
await build({
  ...common,
  entryPoints: ["src/index.ts"],
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  outfile: join(out, "widget.js"),
});
await build({ ...common, entryPoints: ["src/styles/index.css"], outfile: join(out, "widget.css") });
await writeFile(join(out, "THIRD-PARTY.txt"), await licences());

for (const [name, limit] of Object.entries(limits)) {
  const { size } = await stat(join(out, name));
  console.log(`${name} ${size} bytes of ${limit}`);
  if (size > limit) {
    console.error(`${name} is larger than its limit.`);
    process.exitCode = 1;
  }
}
