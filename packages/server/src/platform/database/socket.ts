// The socket of a connection to the database. The driver holds back what it writes until a statement is complete; this
// holds it back until the event loop goes on. All statements until then are sent by one call to the kernel, which costs
// more than anything else about a short statement.
import { Socket } from 'node:net'

export class GatheringSocket extends Socket {
  #isGathering = false

  override cork(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    super.cork()
    process.nextTick(() => {
      this.#isGathering = false
      super.uncork()
    })
  }

  override uncork(): void {}
}
