// What is asked in one turn of the event loop leaves in one packet and is answered in one: a system call costs as much
// as a small query, on both sides. The driver asks for the answer after every statement (Sync); here the last statement
// of a packet asks for all of them, and the driver is told of each that it is over.

/** What the driver's types leave out: its connection, which writes the protocol and says what was answered. */
export interface Connection {
  stream: { cork(): void; uncork(): void }
  sync(): void
  on(message: 'commandComplete' | 'closeComplete' | 'errorMessage' | 'readyForQuery', heard: Heard): void
  emit(message: 'errorMessage' | 'readyForQuery', content: unknown): void
}
type Heard = (content: unknown) => void

/** To be called when the driver listens already, so that it hears everything first. Every question has to be of the
 *  extended protocol: one of the simple kind asks for its answer itself. When a statement fails, the server passes over
 *  those after it in the packet, and they fail as it did. */
export function answerTogether(connection: Connection): void {
  const sync = connection.sync.bind(connection)
  /** Statements in the packet that is being filled. */
  let filled = 0
  /** For each packet under way, the statements that are not over. */
  const open: number[] = []
  let isTelling = false

  connection.sync = () => {
    if (filled++ > 0) return
    connection.stream.cork()
    process.nextTick(() => {
      open.push(filled)
      filled = 0
      sync()
      connection.stream.uncork()
    })
  }

  function tell(message: 'errorMessage' | 'readyForQuery', content: unknown) {
    isTelling = true
    connection.emit(message, content)
    isTelling = false
  }

  /** One is over: the driver turns to the next. After the last one the server itself says that it is ready. */
  function next(): boolean {
    const left = (open[0] ?? 1) - 1
    open[0] = left
    if (left > 0) tell('readyForQuery', { status: 'T' })
    return left > 0
  }

  connection.on('commandComplete', next)
  // Of a statement whose values could not be sent.
  connection.on('closeComplete', next)
  connection.on('errorMessage', (error) => {
    // One that belongs to no statement ends the connection.
    if (isTelling || open.length === 0) return
    while (next()) tell('errorMessage', error)
  })
  connection.on('readyForQuery', () => {
    if (!isTelling) open.shift()
  })
}
