// Who sits before this screen.

import { api, Problem, type Me } from "./api";

export const me = $state<{ person: Me | null; known: boolean }>({ person: null, known: false });

/** Ask the server who this is. */
export async function recall(): Promise<void> {
  try {
    me.person = await api.me();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    me.person = null;
  }
  me.known = true;
}

/** Be somebody: a guest of this name if nobody yet. */
export async function introduce(name: string): Promise<Me> {
  me.person ??= await api.guest(name);
  return me.person;
}
