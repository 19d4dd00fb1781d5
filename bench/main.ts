import { parseArgs } from 'node:util';
import { type AlertsResult, measureAlerts } from './load/alerts.ts';
import { type CrowdMeasured, measureCrowd } from './load/crowd.ts';
import { type FlatResult, measureFlat } from './speed/flat.ts';
import { type KernelResult, measureKernel } from './speed/kernel.ts';
import { measureNodes, type NodesResult } from './load/nodes.ts';
import { measureOutage, type OutageResult } from './load/outage.ts';
import { measurePaint, type PaintResult } from './speed/paint.ts';
import { measureServer, type ServerResult } from './speed/server.ts';
import { say } from './log.ts';
import { tableOf } from './report.ts';

const PARTS = ['kernel', 'server', 'flat', 'crowd', 'nodes', 'outage', 'paint', 'alerts'] as const;
type Part = (typeof PARTS)[number];

export interface Results {
  kernel?: KernelResult;
  server?: ServerResult;
  flat?: FlatResult;
  crowd?: CrowdMeasured;
  nodes?: NodesResult;
  outage?: OutageResult;
  paint?: PaintResult;
  alerts?: AlertsResult;
}

const USAGE = `usage: npm run bench -- [--quick] [--json] [--only ${PARTS.join('|')}]`;

function readWords(): { quick: boolean; json: boolean; parts: readonly Part[] } {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean' }, json: { type: 'boolean' }, only: { type: 'string' } },
    strict: true,
  });
  const part = PARTS.find((each) => each === values.only);
  if (values.only !== undefined && part === undefined) throw new Error(`--only is ${PARTS.join(', ')}, not ${JSON.stringify(values.only)}`);
  return { quick: values.quick === true, json: values.json === true, parts: part === undefined ? PARTS : [part] };
}

async function main(): Promise<void> {
  let words: ReturnType<typeof readWords>;
  try {
    words = readWords();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    say(USAGE);
    process.exitCode = 2;
    return;
  }
  const { quick, json, parts } = words;
  const results: Results = {};
  if (parts.includes('kernel')) results.kernel = await measureKernel(quick);
  if (parts.includes('server')) results.server = await measureServer(quick);
  if (parts.includes('flat')) results.flat = await measureFlat(quick);
  if (parts.includes('crowd')) results.crowd = await measureCrowd(quick);
  if (parts.includes('nodes')) results.nodes = await measureNodes(quick);
  if (parts.includes('outage')) results.outage = await measureOutage(quick);
  if (parts.includes('paint')) results.paint = await measurePaint(quick);
  if (parts.includes('alerts')) results.alerts = await measureAlerts(quick);
  process.stdout.write(json ? `${JSON.stringify(results)}\n` : tableOf(results));
}

await main();
