// Where the pieces of a region lie, in units of the map: the middle of the row of cubes and of the row of rats, the plague
// piece, its good, and on a small screen the middle of its label. Placed by hand, so that large pieces cover no name.

type Pair = readonly [number, number];

interface Anchors {
  cubes: Pair;
  rats: Pair;
  plague: Pair;
  good: Pair;
  label: Pair;
  /** What it would get when it is lit, where that is not to stand after the rats. */
  gain?: Pair;
}

export const ANCHORS: Readonly<Record<string, Anchors>> = {
  anglia: { cubes: [548, 404], rats: [556, 492], plague: [640, 478], good: [478, 492], label: [533, 437] },
  gallia: { cubes: [604, 742], rats: [578, 628], plague: [530, 724], good: [682, 578], label: [582, 694] },
  germania: { cubes: [850, 572], rats: [822, 466], plague: [775, 560], good: [738, 506], label: [818, 530] },
  hispania: { cubes: [345, 800], rats: [352, 920], plague: [440, 800], good: [252, 822], label: [365, 870] },
  hungaria: { cubes: [1010, 718], rats: [1178, 662], plague: [1090, 612], good: [1020, 618], label: [1066, 672] },
  italia: { cubes: [872, 868], rats: [822, 786], plague: [736, 712], good: [806, 686], label: [826, 822] },
  polonia: { cubes: [1118, 412], rats: [1072, 536], plague: [1030, 420], good: [1164, 462], label: [1082, 427] },
  scandia: {
    cubes: [850, 104],
    rats: [842, 160],
    plague: [880, 215],
    good: [926, 74],
    label: [886, 150],
    gain: [818, 203],
  },
  bulgaria: { cubes: [1150, 884], rats: [1140, 766], plague: [1215, 880], good: [1085, 817], label: [1143, 872] },
  turcia: { cubes: [1408, 986], rats: [1462, 850], plague: [1500, 985], good: [1328, 908], label: [1390, 1010] },
  russia: { cubes: [1440, 230], rats: [1333, 172], plague: [1411, 181], good: [1490, 172], label: [1400, 215] },
  tartaria: { cubes: [1380, 590], rats: [1392, 475], plague: [1323, 565], good: [1480, 580], label: [1390, 540] },
};
