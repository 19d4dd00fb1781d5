#!/usr/bin/env node
import { runOnNewNode } from '../packages/cli/bootstrap.mjs';

await runOnNewNode('packages/cli/mutate.ts');
