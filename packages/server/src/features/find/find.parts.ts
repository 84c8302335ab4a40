// What the features let people find. Each declares its own as `<feature>Findings`, and the app passes them in.
import type { FoundRecord } from '@daybook/contract/find/find.contract.ts'
import type { Actor, Context } from '../../platform/context.ts'

export type FindContext = Pick<Context<unknown, Actor>, 'tx' | 'actor' | 'clock'>

export interface Findings {
  /** The kinds whose words the actor may search, none without the right. `some`: the actor may read some of them, so
   *  more are looked at. */
  kinds(actor: Actor): { name: string; some: boolean }[]
  /** Records that are the actor's own, whatever their words, newest first. */
  own?(context: FindContext): Promise<string[]>
  /** Those among them that the actor may open. */
  read(context: FindContext, ids: readonly string[]): Promise<FoundRecord[]>
}

export interface FindParts {
  findings: readonly Findings[]
}
