import { answer } from './answer.ts';

process.exitCode = await answer(process.argv.slice(2));
