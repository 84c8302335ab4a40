// Tells whether an answer contains what an event says. A read is answered with the snapshot that it has seen, an event
// carries the number of the transaction that wrote, both as PostgreSQL counts them. Clocks cannot tell: an event is
// published some time after its commit, and a page that opens its stream late receives it again.

/** @param snapshot as `pg_current_snapshot()` writes it: `xmin:xmax:transactions still running between the two` */
export function hasSeen(snapshot: string, transaction: string): boolean {
  const [earliest = '', next = '', running = ''] = snapshot.split(':')
  const number = Number(transaction)
  if (number < Number(earliest)) return true
  return number < Number(next) && !running.split(',').includes(transaction)
}
