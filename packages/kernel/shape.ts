/** A validation error and its path. */
export interface ShapeFault {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** Schema of plain data: validates a value from outside. */
export interface Shape<T = unknown> {
  /** Null if the value is valid. */
  fault(value: unknown): ShapeFault | null;
  /** The same as JSON Schema, for the self-description. */
  readonly schema: JsonSchema;
  /** Type only; never present at run time. */
  readonly of?: T;
}

export type JsonSchema = { readonly [key: string]: unknown };

type ShapeOf<S> = S extends Shape<infer T> ? T : never;

const wrong = (message: string, ...path: (string | number)[]): ShapeFault => ({ message, path });
const inside = (at: string | number, fault: ShapeFault | null): ShapeFault | null => fault && { ...fault, path: [at, ...fault.path] };

/** A whole number: an id, a count. */
export const int = <T extends number = number>(least: number, most: number): Shape<T> => ({
  fault: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? null
      : wrong(`expected a whole number from ${least} to ${most}`),
  schema: { type: 'integer', minimum: least, maximum: most },
});

export const bool: Shape<boolean> = {
  fault: (value) => (typeof value === 'boolean' ? null : wrong('expected true or false')),
  schema: { type: 'boolean' },
};

export const string: Shape<string> = {
  fault: (value) => (typeof value === 'string' ? null : wrong('expected a text')),
  schema: { type: 'string' },
};

/** One of a list of words. */
export const oneOf = <const T extends string>(...names: readonly T[]): Shape<T> => ({
  fault: (value) => (names.some((name) => name === value) ? null : wrong(`expected one of ${names.join(', ')}`)),
  schema: { enum: names },
});

export const list = <T>(of: Shape<T>, least = 0, most = Number.POSITIVE_INFINITY): Shape<T[]> => ({
  fault(value) {
    if (!Array.isArray(value)) return wrong('expected a list');
    if (value.length < least) return wrong(`expected at least ${least}`);
    if (value.length > most) return wrong(`expected at most ${most}`);
    for (const [at, each] of value.entries()) {
      const fault = inside(at, of.fault(each));
      if (fault !== null) return fault;
    }
    return null;
  },
  schema: { type: 'array', items: of.schema, minItems: least, ...(Number.isFinite(most) ? { maxItems: most } : {}) },
});

/** A byte array; written as `{ "bytes": [...] }`. */
export const bytes = (length: number, most = 255): Shape<Uint8Array> => ({
  fault(value) {
    if (!(value instanceof Uint8Array)) return wrong(`expected {"bytes": [...]} with ${length} numbers`);
    if (value.length !== length) return wrong(`expected ${length} numbers`, 'bytes');
    const over = value.findIndex((each) => each > most);
    return over < 0 ? null : wrong(`expected at most ${most}`, 'bytes', over);
  },
  schema: {
    type: 'object',
    properties: { bytes: { type: 'array', items: { type: 'integer', minimum: 0, maximum: most }, minItems: length, maxItems: length } },
    required: ['bytes'],
    additionalProperties: false,
  },
});

/** A union of shapes. */
export const either = <const S extends readonly Shape[]>(...shapes: S): Shape<ShapeOf<S[number]>> => ({
  fault: (value) => {
    const faults = shapes.map((shape) => shape.fault(value));
    return faults.includes(null) ? null : (faults[0] ?? null);
  },
  schema: { anyOf: shapes.map(({ schema }) => schema) },
});

/** An optional member of a record. */
export type Optional<T> = Shape<T> & { readonly optional: true };
export const optional = <T>(shape: Shape<T>): Optional<T> => ({ ...shape, optional: true });

/** A mutable member of a record; the others are read-only. */
type Mutable<T> = Shape<T> & { readonly changing: true };
export const mutable = <T>(shape: Shape<T>): Mutable<T> => ({ ...shape, changing: true });

export interface Fields {
  readonly [name: string]: Shape;
}

type Fixed<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly optional: true } | { readonly changing: true } ? never : K;
}[keyof F];
type Spare<F extends Fields> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];
type Moving<F extends Fields> = Exclude<keyof F, Fixed<F> | Spare<F>>;

/** The type of a record with these members. */
export type RecordOf<F extends Fields> = { readonly [K in Fixed<F>]: ShapeOf<F[K]> } & { -readonly [K in Moving<F>]: ShapeOf<F[K]> } & {
  readonly [K in Spare<F>]?: ShapeOf<F[K]>;
};

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

const isOptional = (shape: Shape): boolean => 'optional' in shape;

export function record<F extends Fields>(fields: F): Shape<RecordOf<F>> {
  const names = Object.keys(fields);
  return {
    fault(value) {
      if (!isRecord(value)) return wrong('expected an object');
      const extra = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
      if (extra !== undefined) return wrong(`nothing is called "${extra}" here`, extra);
      for (const name of names) {
        if (!Object.hasOwn(value, name)) {
          if (isOptional(fields[name])) continue;
          return wrong('is missing', name);
        }
        const fault = inside(name, fields[name].fault(value[name]));
        if (fault !== null) return fault;
      }
      return null;
    },
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, fields[name].schema])),
      required: names.filter((name) => !isOptional(fields[name])),
      additionalProperties: false,
    },
  };
}
