/** Rivers run along borders, from mouth to spring or the other way; they carry no rule. Each pair of neighbours is one stretch. */
const RIVERS: readonly (readonly (readonly [string, string])[])[] = [
  // Anduin
  [
    ['carrock', 'eagles-eyrie'],
    ['old-ford', 'carrock'],
    ['old-ford', 'rhosgobel'],
    ['gladden-fields', 'rhosgobel'],
    ['gladden-fields', 'north-anduin-vale'],
    ['dimrill-dale', 'north-anduin-vale'],
    ['dimrill-dale', 'south-anduin-vale'],
    ['parth-celebrant', 'south-anduin-vale'],
    ['parth-celebrant', 'western-brown-lands'],
    ['eastemnet', 'western-brown-lands'],
    ['eastemnet', 'western-emyn-muil'],
    ['druadan-forest', 'western-emyn-muil'],
    ['druadan-forest', 'dead-marshes'],
    ['osgiliath', 'druadan-forest'],
    ['minas-tirith', 'osgiliath'],
    ['lossarnach', 'osgiliath'],
    ['osgiliath', 'pelargir'],
    ['pelargir', 'west-harondor'],
  ],
  // Gwathló
  [
    ['cardolan', 'north-dunland'],
    ['cardolan', 'tharbad'],
    ['minhiriath', 'tharbad'],
    ['enedwaith', 'minhiriath'],
  ],
  // Isen
  [
    ['gap-of-rohan', 'fords-of-isen'],
    ['druwaith-iaur', 'fords-of-isen'],
    ['druwaith-iaur', 'gap-of-rohan'],
    ['druwaith-iaur', 'enedwaith'],
  ],
  // Bruinen
  [
    ['fords-of-bruinen', 'trollshaws'],
    ['hollin', 'trollshaws'],
    ['hollin', 'south-downs'],
    ['north-dunland', 'south-downs'],
  ],
  // Celduin
  [
    ['vale-of-the-carnen', 'vale-of-the-celduin'],
    ['north-rhun', 'vale-of-the-celduin'],
    ['northern-dorwinion', 'north-rhun'],
  ],
  // Entwash
  [
    ['eastemnet', 'fangorn'],
    ['eastemnet', 'westemnet'],
    ['eastemnet', 'folde'],
  ],
];

export const isRiver = (a: string, b: string): boolean =>
  RIVERS.some((river) => river.some(([p, q]) => (p === a && q === b) || (p === b && q === a)));
