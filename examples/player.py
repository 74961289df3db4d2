"""A program that plays at a table of a Lazaretto site, without the lazaretto package: python player.py URL TABLE SEAT

It takes the free seat and answers every question with an option drawn at random. Needs httpx and websockets.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import uuid
from typing import Any

import httpx
import websockets


async def play(url: str, table: str, seat: int) -> None:
    """Sit down and play to the end."""
    async with httpx.AsyncClient(base_url=url) as http:
        (await http.post("/api/guests", json={"name": "A program"})).raise_for_status()
        token = (await http.post("/api/me/tokens")).json()["token"]
        signed = {"Authorization": f"Bearer {token}"}
        http.headers.update(signed)
        (await http.post(f"/api/tables/{table}/seats/{seat}/sit", json={})).raise_for_status()
        socket = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/events?eyes={seat}"
        # A lost connection is made anew; the first message then holds everything again.
        async for messages in websockets.connect(socket, additional_headers=signed, max_size=None):
            try:
                async for text in messages:
                    message = json.loads(text)
                    if message["type"] == "presence":
                        continue
                    if message["table"]["state"] == "over":
                        print(json.dumps(message["table"]["places"]))
                        return
                    await answer(http, table, seat, message)
            except websockets.ConnectionClosed:
                continue


async def answer(http: httpx.AsyncClient, table: str, seat: int, message: dict[str, Any]) -> None:
    """Answer if asked. A move that came too late (409) is no harm: the next message asks anew."""
    view = message["view"]
    if view is None or seat not in view["asked"] or not view["decision"]["options"]:
        return
    move = {"choice": random.choice(view["decision"]["options"])["choice"], "expected": message["n"]}
    key = {"Idempotency-Key": str(uuid.uuid4())}
    reply = await http.post(f"/api/tables/{table}/seats/{seat}/moves", json=move, headers=key)
    if reply.status_code not in (200, 409):
        sys.exit(f"{reply.status_code}: {reply.text}")


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3])))
