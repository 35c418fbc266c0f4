import { and, eq, isNotNull } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
import { transferCollections } from './decisions';

/**
 * The seat numbers that may still be given. Numbers above `seats` count as well: staff may have lowered it, and must not
 * overbook the class by that.
 */
export function freeSeats(seats: number, held: number[]): number[] {
  let limit = Math.max(0, seats);
  const isOverbooked = () => limit + held.filter((number) => number > limit).length > seats;
  while (limit > 0 && isOverbooked()) limit -= 1;
  const isHeld = new Set(held);
  return Array.from({ length: limit }, (_, index) => index + 1).filter((number) => !isHeld.has(number));
}

async function listHeldSeats(cms: Payload, id: string): Promise<number[]> {
  const { drizzle, tables } = databaseOf(cms, ...transferCollections);
  const held = await Promise.all(
    transferCollections.map((collection) => {
      const table = tables[collection];
      return drizzle
        .select({ seat: table.seat })
        .from(table)
        .where(and(eq(table.class, id), isNotNull(table.seat)));
    }),
  );
  return held.flat().map(({ seat }) => Number(seat));
}

/**
 * A free seat of a class; undefined if it is full. Two requests may find the same one: the unique index on class and seat lets
 * one of them store it. Random, so that concurrent requests seldom do.
 */
export async function findFreeSeat(cms: Payload, id: string): Promise<number | undefined> {
  const { drizzle, tables } = databaseOf(cms, 'classes');
  const { classes } = tables;
  const [found] = await drizzle
    .select({ seats: classes.seats, deskSeats: classes.deskSeats })
    .from(classes)
    .where(eq(classes.id, id));
  if (!found) return undefined;
  const free = freeSeats(Number(found.seats) - Number(found.deskSeats), await listHeldSeats(cms, id));
  return free[Math.floor(Math.random() * free.length)];
}
