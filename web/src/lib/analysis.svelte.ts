// The analysis board: a position, those before and after it, what its answers are worth, and what is set by hand.

import { api, newKey, Problem, type BoardInfo, type OptionInfo, type SettingInfo, type WeighedAnswers } from "./api";

const PAUSE = 400; // milliseconds before answers are weighed: whoever steps through positions looks at few of them

export interface Source {
  title: string;
  /** A line of notation; without one, a position of a game that is over, or a new game. */
  position: string;
  table: string;
  at: number;
}

export interface Thing {
  noun: string;
  item: string;
}

export class Analysis {
  boards = $state.raw<readonly BoardInfo[]>([]); // in the order in which one went through them
  at = $state(0);
  dealt = $state(true); // chance answers for itself
  weighing = $state(true);
  weighed = $state.raw<WeighedAnswers | null>(null);
  longer = $state(false); // it is looked at for longer now
  problem = $state.raw<Problem | null>(null);
  unweighed = $state.raw<Problem | null>(null); // why nothing could be weighed
  busy = $state(false);

  /** The set of an owner that the game was played with; null: the title's own. No address has room for it. */
  components = $state.raw<string | null>(null);

  private timer = 0;

  constructor(readonly title: string) {}

  board = $derived<BoardInfo | null>(this.boards[this.at] ?? null);
  isLast = $derived(this.at >= this.boards.length - 1);

  private get kind() {
    return { title: this.title, components: this.components };
  }

  open(source: Source): Promise<void> {
    return this.ask(async () => {
      if (source.table !== "") {
        const { line, components } = await api.pastPosition(source.table, source.at);
        this.components = components;
        return this.show({ line });
      }
      return this.show(source.position === "" ? { line: "", players: 2 } : { line: source.position });
    });
  }

  begin = (players: number): Promise<void> => this.ask(() => this.show({ line: "", players }));
  read = (line: string): Promise<void> => this.ask(() => this.show({ line: line.trim() }));
  choose = (choice: string): void => void this.ask(() => this.after({ answers: [choice] }));
  draw = (): void => void this.ask(() => this.after({ answers: [] }, true));
  set = (setting: SettingInfo, value: string): void =>
    void this.ask(() => this.after({ set: { name: setting.name, value } }, false));

  go(at: number): void {
    this.at = Math.min(Math.max(0, at), this.boards.length - 1);
    this.arrived();
  }

  /** Look at the same answers once more, for longer. */
  lookLonger = (): void => void this.weigh(true);

  close(): void {
    clearTimeout(this.timer);
  }

  private async show(wanted: { line: string; players?: number }): Promise<void> {
    const deal = wanted.players === undefined ? {} : { seed: newKey() }; // set up by chance in any case
    this.boards = [await api.board({ ...this.kind, ...wanted, ...deal })];
    this.at = 0;
    this.arrived();
  }

  private async after(
    step: { answers: string[] } | { set: { name: string; value: string } },
    dealt = this.dealt,
  ): Promise<void> {
    if (this.board === null) return;
    const seed = dealt ? { seed: newKey() } : {};
    const next = await api.board({ ...this.kind, line: this.board.line, ...step, ...seed });
    this.boards = [...this.boards.slice(0, this.at + 1), next];
    this.at += 1;
    this.arrived();
  }

  /** The address is that of the position, so that it can be passed on. */
  private arrived(): void {
    this.problem = this.unweighed = this.weighed = null;
    this.longer = false;
    clearTimeout(this.timer);
    if (this.board === null) return;
    if (this.components === null) history.replaceState(null, "", analysisPath(this.title, this.board.line));
    if (this.weighing && asked(this.board).length > 0)
      this.timer = window.setTimeout(() => void this.weigh(false), PAUSE);
  }

  weigh = async (longer: boolean): Promise<void> => {
    const { board } = this;
    if (board === null) return;
    this.longer = longer;
    try {
      const found = await api.weighed({ ...this.kind, line: board.line, longer });
      if (this.board === board) this.weighed = found;
    } catch (error) {
      if (this.board === board) this.unweighed = problem(error);
    } finally {
      if (this.board === board) this.longer = false;
    }
  };

  private async ask(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await what();
    } catch (error) {
      this.problem = problem(error);
    } finally {
      this.busy = false;
    }
  }
}

function problem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem("unreachable", 0, String(error));
}

/** What the seat that looks is asked. */
export function asked({ position: { view } }: BoardInfo): OptionInfo[] {
  return view.seat !== null && view.decision?.seat === view.seat ? view.decision.options : [];
}

/** Things on the board that something can be set at, as what lights up there. */
export function editable(board: BoardInfo): OptionInfo[] {
  const things = new Map(
    board.settings.filter(({ noun }) => noun !== "").map(({ noun, item }) => [`${noun}:${item}`, { noun, item }]),
  );
  return [...things].map(([choice, thing]) => ({ choice, ...thing, number: 0, kind: "change_here", rule: "" }));
}

/** What can be set at a thing; without one, what lies nowhere on the board. */
export function settingsAt(board: BoardInfo, thing: Thing | null): SettingInfo[] {
  const { noun, item } = thing ?? { noun: "", item: "" };
  return board.settings.filter((each) => each.noun === noun && each.item === item);
}

/** Where a position is analysed. */
export const analysisPath = (title: string, line: string): string =>
  `/analysis/${title}?position=${encodeURIComponent(line)}`;
