// Who sits before this screen.

import { api, type Me } from "./api";

export const me = $state<{ person: Me | null }>({ person: null });

/** Ask the server who this is. */
export async function recall(): Promise<void> {
  me.person = await api.me();
}

/** Be somebody: a guest of this name if nobody yet. */
export async function introduce(name: string): Promise<Me> {
  me.person ??= await api.guest(name);
  return me.person;
}
