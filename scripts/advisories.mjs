#!/usr/bin/env node
// npm run advisories: checks the packages of the product against the advisories of the registry, and writes a bill of materials (CycloneDX).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, run } from './ready.mjs';

const shell = process.platform === 'win32';
const npm = shell ? 'npm.cmd' : 'npm';
const bill = spawnSync(npm, ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], { cwd: root, shell, maxBuffer: 2 ** 28 });
if (bill.status !== 0) giveUp(`No bill of materials: ${bill.stderr}`);
writeFileSync(join(root, 'sbom.json'), bill.stdout);
process.stdout.write(`${JSON.parse(bill.stdout).components.length} packages of the product are listed in sbom.json\n`);
if (!run(npm, ['audit', '--omit', 'dev'], { shell })) giveUp('There are advisories, or the registry did not answer: see the lines above.');
