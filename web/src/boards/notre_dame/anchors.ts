// Where the large pieces of one's own quarter lie, in units of the picture: the middle of a sector's cubes, and what the
// sector would bring. Placed by hand, so that they cover neither name nor emblem. Other quarters have what the art says.

type Pair = readonly [number, number];
type Anchors = Readonly<Record<string, { cubes: Pair; gain: Pair }>>;

const THREE_QUARTERS: Anchors = {
  bank: { cubes: [849, 1072], gain: [849, 1106] },
  cloister_school: { cubes: [651, 1072], gain: [651, 1106] },
  hospital: { cubes: [1017, 1062], gain: [1010, 1096] },
  residence: { cubes: [512, 992], gain: [532, 1030] },
  carriage_house: { cubes: [512, 1207], gain: [512, 1243] },
  inn: { cubes: [657, 1280], gain: [668, 1314] },
  park: { cubes: [845, 1282], gain: [834, 1316] },
};

const FIVE_QUARTERS: Anchors = {
  bank: { cubes: [815, 1074], gain: [815, 1106] },
  cloister_school: { cubes: [688, 1074], gain: [688, 1106] },
  hospital: { cubes: [918, 1118], gain: [918, 1184] },
  residence: { cubes: [582, 1116], gain: [585, 1182] },
  park: { cubes: [806, 1250], gain: [806, 1284] },
  inn: { cubes: [684, 1250], gain: [684, 1286] },
  carriage_house: { cubes: [590, 1264], gain: [572, 1332] },
};

/** Of the quarter that is nearest to whoever looks, by the number of quarters; of four the art's own places do. */
export const ANCHORS: Readonly<Record<number, Anchors>> = { 3: THREE_QUARTERS, 5: FIVE_QUARTERS };
