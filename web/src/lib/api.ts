// The server, as typed functions. Every refusal is a Problem that says what was wrong.

import type { Change } from "./changes";
import { keyOf } from "./invitation";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Me = Schemas["Me"];
export type SessionInfo = Schemas["SessionInfo"];
export type Wishes = Schemas["Wishes"];
export type Titles = Schemas["Titles"];
export type TitleInfo = Schemas["TitleInfo"];
export type CharacterInfo = Schemas["CharacterInfo"];
export type NewTable = Schemas["NewTable"];
export type SeatWish = NewTable["seats"][number];
export type Clock = NonNullable<NewTable["clock"]>;
export type Lists = Schemas["Lists"];
export type TableLine = Schemas["TableLine"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type ViewInfo = Schemas["ViewInfo"];
export type DecisionInfo = Schemas["DecisionInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type EventInfo = Schemas["EventInfo"];
export type Moment = Schemas["Moment"];
export type ReasonInfo = Schemas["ReasonInfo"];
export type OutcomeInfo = Schemas["OutcomeInfo"];
export type Frame = Schemas["Frame"];
export type Replay = Schemas["Replay"];
export type PositionInfo = Schemas["PositionInfo"];
export type BoardInfo = Schemas["BoardInfo"];
export type SettingInfo = Schemas["SettingInfo"];
export type WeighedAnswers = Schemas["WeighedAnswers"];
export type LessonInfo = Schemas["LessonInfo"];
export type SceneInfo = Schemas["SceneInfo"];
export type ExampleInfo = Schemas["ExampleInfo"];
export type PuzzleAnswered = Schemas["PuzzleAnswered"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type PuzzleLine = Schemas["PuzzleLine"];
export type PuzzleList = Schemas["PuzzleList"];
export type PuzzleSolution = Schemas["Solution"];
export type SolverInfo = Schemas["SolverInfo"];
export type Today = Schemas["Today"];
export type DailyInfo = Schemas["DailyInfo"];
export type DailyRanking = Schemas["DailyRanking"];
export type DealInfo = Schemas["DealInfo"];
export type ReviewInfo = Schemas["ReviewInfo"];
export type ReviewOfGame = Schemas["ReviewOfGame"];
export type ReviewMoment = Schemas["MomentInfo"];
export type SetWhole = Schemas["SetWhole"];
export type SetDifference = Schemas["DifferenceInfo"];
export type RuleSection = Schemas["RuleSection"];
export type RatingLine = Schemas["RatingLine"];
export type PlayerPage = Schemas["PlayerPage"];
export type PlayerStatistics = Schemas["PlayerStatistics"];
export type Tally = Schemas["Tally"];
export type ReviewedGame = Schemas["ReviewedGame"];
export type NewReport = Schemas["NewReport"];
export type ReportInfo = Schemas["ReportInfo"];
export type NewAct = Schemas["NewAct"];
export type ActInfo = Schemas["ActInfo"];
export type What = Schemas["Propose"]["what"];
export type RattusPicture = Schemas["RattusPicture"];
export type MercatusPicture = Schemas["MercatusPicture"];
export type NotreDamePicture = Schemas["NotreDamePicture"];
export type Whole = Schemas["Whole"];

/** What the socket sends to whoever follows a table by changes. */
export type Document = Pick<Whole, "table" | "view">;
export type Changes = {
  type: "changes";
  since: number;
  n: number;
  moments: Moment[];
  steps: { changes: Change[]; own?: Change[] | null }[];
};
export type Presence = { type: "presence"; present: number[]; watching: number };
export type Receipt = { type: "done"; key: string; n: number };
export type Refused = { type: "refused"; key: string; problem: Schemas["Problem"] };
export type Message = Whole | Changes | Presence | Receipt | Refused;

export class Problem extends Error {
  constructor(
    readonly kind: string,
    readonly status: number,
    detail: string,
    readonly field = "",
    readonly reason: ReasonInfo | null = null,
    readonly n: number | null = null,
  ) {
    super(detail);
  }
}

/** Nobody answered: the connection is down, or the server restarts. */
export class Unreachable extends Error {}

async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key !== undefined) headers["Idempotency-Key"] = key;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (response.status === 502 || response.status === 503 || response.status === 504) {
    throw new Unreachable(response.statusText);
  }
  const text = await response.text();
  if (!response.ok) throw problem(response.status, text);
  return (text === "" ? null : JSON.parse(text)) as T;
}

function problem(status: number, text: string): Problem {
  try {
    return told(JSON.parse(text) as Schemas["Problem"]);
  } catch {
    return new Problem("unknown", status, text.slice(0, 200));
  }
}

/** A problem as the server tells it. */
export function told({ type, status, detail, field, reason, n }: Schemas["Problem"]): Problem {
  return new Problem(type.replace("urn:lazaretto:", ""), status, detail, field, reason ?? null, n ?? null);
}

/** A key for one act: sent again after a lost answer, it happens once. */
export function newKey(): string {
  // Not randomUUID, which browsers keep from sites without https: a server in the living room is one.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const seat = (id: string, k: number) => `${table(id)}/seats/${k}`;

export interface Done {
  n: number;
}

export const api = {
  guest: (name: string) => call<Me>("POST", "/api/guests", { name }),
  me: () => call<Me | null>("GET", "/api/me"),
  changeMe: (change: Schemas["ChangeMe"]) => call<Me>("PATCH", "/api/me", change),
  claim: (claim: Schemas["Claim"]) => call<Me>("POST", "/api/me/account", claim),
  changePassword: (change: Schemas["ChangePassword"]) => call<null>("POST", "/api/me/password", change),
  askConfirmation: () => call<null>("POST", "/api/me/mail/confirmations"),
  confirmMail: (token: string) => call<null>("POST", "/api/mail/confirmations/use", { token }),
  sessions: () => call<SessionInfo[]>("GET", "/api/me/sessions"),
  endSession: (id: string) => call<null>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  deleteMe: (password: string | null) => call<null>("POST", "/api/me/deletion", { password }),
  newToken: () => call<Schemas["Token"]>("POST", "/api/me/tokens"),
  subscribe: (device: PushSubscriptionJSON) =>
    call<null>("POST", "/api/me/devices", { endpoint: device.endpoint, keys: device.keys }),
  signIn: (account: string, password: string) => call<Me>("POST", "/api/sign-in", { account, password }),
  askLink: (account: string) => call<null>("POST", "/api/sign-in/links", { account }),
  useLink: (token: string) => call<Me>("POST", "/api/sign-in/links/use", { token }),
  signOut: (everywhere: boolean) => call<null>("POST", `/api/sign-out?everywhere=${everywhere}`),

  position: (wanted: Schemas["Position"]) => call<PositionInfo>("POST", "/api/positions", wanted),
  whyNothingThere: (wanted: Schemas["AskedPosition"]) =>
    call<ReasonInfo[]>("POST", "/api/positions/why-nothing", wanted),
  board: (wanted: Schemas["ChangedPosition"]) => call<BoardInfo>("POST", "/api/positions/board", wanted),
  weighed: (wanted: Schemas["WeighedPosition"]) => call<WeighedAnswers>("POST", "/api/positions/weighed", wanted),

  lessons: (title: string) => call<LessonInfo[]>("GET", `/api/lessons/${encodeURIComponent(title)}`),
  lesson: (title: string, name: string, task: number, answer: string) =>
    call<SceneInfo>(
      "GET",
      `/api/lessons/${encodeURIComponent(title)}/${encodeURIComponent(name)}/${task}?answer=${encodeURIComponent(answer)}`,
    ),
  whyNothingInTask: (title: string, name: string, task: number, thing: string) =>
    call<ReasonInfo[]>(
      "GET",
      `/api/lessons/${encodeURIComponent(title)}/${encodeURIComponent(name)}/${task}/why-nothing?thing=${encodeURIComponent(thing)}`,
    ),
  puzzles: (title: string) => call<PuzzleList>("GET", `/api/puzzles/${encodeURIComponent(title)}`),
  puzzle: (title: string, number: number) =>
    call<PuzzleInfo>("GET", `/api/puzzles/${encodeURIComponent(title)}/${number}`),
  answerPuzzle: (title: string, number: number, choice: string | null) =>
    call<PuzzleAnswered>("POST", `/api/puzzles/${encodeURIComponent(title)}/${number}/answers`, { choice }),

  today: () => call<Today>("GET", "/api/daily"),
  playToday: (title: string) => call<{ id: string }>("POST", `/api/daily/${encodeURIComponent(title)}`),
  dealOfDay: (day: string, title: string) =>
    call<DailyInfo>("GET", `/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(title)}`),
  dailyRanking: (title: string) => call<DailyRanking>("GET", `/api/daily/rankings/${encodeURIComponent(title)}`),
  deal: (id: string) => call<DealInfo>("GET", `/api/deals/${encodeURIComponent(id)}`),
  playDealToo: (id: string, key: string) =>
    call<{ id: string }>("POST", `/api/deals/${encodeURIComponent(id)}/tables`, undefined, key),
  openDeal: (id: string) => call<null>("POST", `/api/deals/${encodeURIComponent(id)}/open`),
  ownSet: (title: string) => call<SetWhole>("GET", `/api/components/${encodeURIComponent(title)}`),
  checkSet: (wanted: Schemas["CheckSet"]) => call<SetWhole>("POST", "/api/components/check", wanted),
  compareSets: (wanted: Schemas["CompareSets"]) => call<SetDifference[]>("POST", "/api/components/compare", wanted),
  setOfTable: (id: string) => call<SetWhole>("GET", `${table(id)}/components?key=${keyOf(id)}`),

  titles: () => call<Titles>("GET", "/api/titles"),
  examples: (title: string) => call<ExampleInfo[]>("GET", `/api/titles/${encodeURIComponent(title)}/examples`),
  rules: (title: string) => call<RuleSection[]>("GET", `/api/titles/${encodeURIComponent(title)}/rules`),
  ladder: (title: string, players: number) =>
    call<RatingLine[]>("GET", `/api/ladder?title=${encodeURIComponent(title)}&players=${players}`),
  player: (name: string) => call<PlayerPage>("GET", `/api/players/${encodeURIComponent(name)}`),
  statistics: (name: string, title: string) =>
    call<PlayerStatistics>(
      "GET",
      `/api/players/${encodeURIComponent(name)}/statistics?title=${encodeURIComponent(title)}`,
    ),
  ownGames: "/api/me/games",

  lists: () => call<Lists>("GET", "/api/tables"),
  create: (wish: NewTable, key: string) => call<{ id: string }>("POST", "/api/tables", wish, key),
  look: (id: string, eyes = "") => call<Whole>("GET", `${table(id)}?eyes=${eyes}`),
  sit: (id: string, k: number, name: string | null, entropy: string | null, key: string) =>
    call<Done>("POST", `${seat(id, k)}/sit`, { name, entropy }, key),
  addEntropy: (id: string, k: number, entropy: string, key: string) =>
    call<Done>("POST", `${seat(id, k)}/entropy`, { entropy }, key),
  leave: (id: string, k: number, key: string) => call<Done>("POST", `${seat(id, k)}/leave`, undefined, key),
  fill: (id: string, k: number, bot: string, key: string) => call<Done>("POST", `${seat(id, k)}/fill`, { bot }, key),
  begin: (id: string, key: string) => call<Done>("POST", `${table(id)}/begin`, undefined, key),
  link: (id: string, k: number) => call<{ path: string }>("GET", `${seat(id, k)}/link`),
  endLinks: (id: string, k: number, key: string) => call<Done>("DELETE", `${seat(id, k)}/link`, undefined, key),
  resume: (id: string, k: number, secret: string, key: string) =>
    call<Done>("POST", `${seat(id, k)}/resume`, { key: secret }, key),
  move: (id: string, k: number, choice: string, expected: number, key: string) =>
    call<Done>("POST", `${seat(id, k)}/moves`, { choice, expected }, key),
  whyNothing: (id: string, k: number, thing: string) =>
    call<ReasonInfo[]>("GET", `${seat(id, k)}/why-nothing?thing=${encodeURIComponent(thing)}`),
  lookAt: (id: string, k: number) => call<Schemas["DangerInfo"][]>("GET", `${seat(id, k)}/look-at`),
  hint: (id: string, k: number) => call<{ choice: string }>("GET", `${seat(id, k)}/hint`),
  undo: (id: string, k: number, key: string) => call<Done>("POST", `${seat(id, k)}/undo`, undefined, key),
  resign: (id: string, k: number, key: string) => call<Done>("POST", `${seat(id, k)}/resign`, undefined, key),
  comeBack: (id: string, k: number, key: string) => call<Done>("POST", `${seat(id, k)}/return`, undefined, key),
  propose: (id: string, k: number, what: What, to: number, key: string) =>
    call<Done>("POST", `${seat(id, k)}/proposals`, { what, to }, key),
  vote: (id: string, k: number, yes: boolean, key: string) => call<Done>("POST", `${seat(id, k)}/votes`, { yes }, key),
  /** The new table waits until somebody has added to its seed, and begins. */
  rematch: (id: string) => call<{ id: string }>("POST", `${table(id)}/rematch?begin=false`),
  say: (id: string, text: string, key: string) => call<Done>("POST", `${table(id)}/chat`, { text }, key),
  mute: (id: string, n: number, muted: boolean, key: string) =>
    call<Done>("POST", `${table(id)}/mutes`, { n, muted }, key),
  report: (id: string, report: NewReport) => call<null>("POST", `${table(id)}/reports`, report),
  reports: () => call<ReportInfo[]>("GET", "/api/admin/reports"),
  acts: () => call<ActInfo[]>("GET", "/api/admin/acts"),
  actAsOperator: (act: NewAct) => call<null>("POST", "/api/admin/acts", act),
  replay: (id: string, eyes: string, from: number, count: number) =>
    call<Replay>("GET", `${table(id)}/replay?eyes=${eyes}&from=${from}&count=${count}&key=${keyOf(id)}`),
  pastPosition: (id: string, at: number) =>
    call<Schemas["PastPosition"]>("GET", `${table(id)}/position?at=${at}&key=${keyOf(id)}`),
  review: (id: string) => call<ReviewInfo>("GET", `${table(id)}/review?key=${keyOf(id)}`),
  record: (id: string) => `${table(id)}/record?key=${keyOf(id)}`,
  bring: async (record: string) => call<{ id: string }>("POST", "/api/records", JSON.parse(record)),
};
