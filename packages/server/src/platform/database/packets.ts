// What is asked in one turn of the event loop leaves in one packet and is answered in one: a system call costs as much
// as a small query, on both sides. The driver asks for the answer after every statement (Sync), which also ends the
// transaction that the protocol itself makes of all since the last Sync. Here the last statement of a packet asks for
// all of them, and within a transaction it asks for the answers alone (Flush): the transaction is what lies between two
// Syncs, and neither its begin nor its commit is a statement. The driver is told of each statement that it is over.

/** What the driver's types leave out: its connection, which writes the protocol and says what was answered. */
export interface Connection {
  stream: { write(packet: Uint8Array): void }
  _send(message: Buffer): void
  execute(portal: { portal: string }): void
  close(statement: unknown): void
  sync(): void
  on(message: 'commandComplete' | 'errorMessage' | 'readyForQuery', heard: (content: unknown) => void): void
  emit(message: 'errorMessage' | 'readyForQuery', content: unknown): void
}

export interface Packets {
  /** Whether what is sent belongs to a transaction, and whether one of its statements has failed: the database has
   *  undone it then, and passes over what comes. */
  state: 'none' | 'open' | 'failed'
  /** What is sent from here on is one transaction. */
  open(): void
  /** Ends it: commits, when it has not failed. Counts as a statement, over when the database is ready. */
  end(): void
}

const flush = Buffer.from([0x48, 0, 0, 0, 4])
const sync = Buffer.from([0x53, 0, 0, 0, 4])

/** To be called when the driver listens already, so that it hears everything first. Every question has to be of the
 *  extended protocol: one of the simple kind is a transaction of its own. When a statement fails, the server passes over
 *  all up to the next Sync, and what was sent of it fails likewise. */
export function packetsOn(connection: Connection): Packets {
  /** The packet that is being filled, and how many statements it has. */
  let packet: Buffer[] = []
  let filled = 0
  /** The statements under way, and of each whether the server will say itself that it is ready after it. */
  const underWay: boolean[] = []
  let isTelling = false

  function add() {
    if (filled++ > 0) return
    process.nextTick(() => {
      if (filled > 0) send(packets.state === 'none' ? sync : flush)
    })
  }

  function send(ask: Buffer) {
    for (; filled > 0; filled--) underWay.push(ask === sync && filled === 1)
    connection.stream.write(Buffer.concat([...packet, ask]))
    packet = []
  }

  function tell(message: 'errorMessage' | 'readyForQuery', content: unknown) {
    isTelling = true
    connection.emit(message, content)
    isTelling = false
  }

  /** The first one is over, and the driver turns to the next; or waits until the server is ready. */
  function next(): 'told' | 'server tells' {
    if (underWay[0]) return 'server tells'
    underWay.shift()
    tell('readyForQuery', { status: 'T' })
    return 'told'
  }

  const packets: Packets = {
    state: 'none',
    open() {
      packets.state = 'open'
    },
    end() {
      packets.state = 'none'
      add()
      send(sync)
    },
  }

  connection._send = (message) => void packet.push(message)
  connection.sync = add
  // The driver does so instead of binding values that cannot be sent. The statement has to fail here too, and its text
  // may be needed again: a portal that does not exist does both.
  connection.close = () => connection.execute({ portal: 'unsendable' })
  connection.on('commandComplete', next)
  connection.on('errorMessage', (error) => {
    // One that belongs to no statement ends the connection.
    if (isTelling || underWay.length === 0) return
    if (packets.state === 'open') packets.state = 'failed'
    while (next() === 'told' && underWay.length > 0) tell('errorMessage', error)
  })
  connection.on('readyForQuery', () => {
    if (!isTelling) underWay.shift()
  })
  return packets
}
