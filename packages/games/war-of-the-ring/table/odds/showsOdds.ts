import type { WarProps } from '../props.ts';

/** Chances are helps: shown where hints are allowed, and of games that are over. */
export const showsOdds = ({ info, mode }: WarProps): boolean => mode === 'replay' || info.hints;
