// Writes src/generated/wire.ts from the schema that Python prints: node generate.mjs [--out=file]
//
// PYTHON names the interpreter in which voormsi_nb and msgspec are installed (python3 if unset).
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = dirname(fileURLToPath(import.meta.url));
const printed = execFileSync(process.env.PYTHON ?? "python3", ["-m", "voormsi_nb.widget.schema"], {
  cwd: join(here, "..", ".."),
  encoding: "utf8",
});
const schema = JSON.parse(printed);
schema.title = "Wire";
schema.description = "All that travels, so that each type is exported.";
schema.type = "object";
schema.additionalProperties = false;
schema.required = Object.keys(schema.$defs);
schema.properties = Object.fromEntries(
  schema.required.map((name) => [name, { $ref: `#/$defs/${name}` }]),
);

const text = await compile(schema, "Wire", {
  bannerComment: "// Generated from voormsi_nb/widget/wire.py by `npm run generate`. Do not edit.",
  maxItems: 0,
  style: { singleQuote: false, printWidth: 100 },
});
const asked = process.argv.find((word) => word.startsWith("--out="))?.slice(6);
await writeFile(asked ?? join(here, "src", "generated", "wire.ts"), text);
