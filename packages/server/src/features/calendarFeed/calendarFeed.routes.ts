import { createHash } from 'node:crypto'
import { calendarFeed, feedsPath } from '@daybook/contract/calendarFeed/calendarFeed.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import { implement } from '../../platform/implement.ts'
import { deleteFeed, feedOf, saveFeed } from './calendarFeed.queries.ts'

type Of<K extends keyof typeof calendarFeed.operations> = ContextOf<(typeof calendarFeed.operations)[K]>

/** Nobody guesses so many random bytes, so a fast hash is enough. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

async function getFeed({ tx, actor }: Of<'getFeed'>) {
  return { madeAt: (await feedOf(tx, actor.personId))?.madeAt ?? null }
}

async function renewFeed(random: RandomBytes, { tx, ids, clock, actor, auditSubjects }: Of<'renewFeed'>) {
  const { personId, tenantId } = actor
  const secret = Buffer.from(random(32)).toString('base64url')
  const madeAt = clock.now().toISOString()
  await saveFeed(tx, { id: ids(), personId, tokenHash: hashOf(secret), madeAt })
  auditSubjects(personId)
  return { path: `${feedsPath}${tenantId}/${secret}.ics`, madeAt }
}

async function endFeed({ tx, actor, auditSubjects }: Of<'endFeed'>): Promise<null> {
  await deleteFeed(tx, actor.personId)
  auditSubjects(actor.personId)
  return null
}

export const calendarFeedRoutes = ({ random }: { random: RandomBytes }) =>
  implement(calendarFeed, {
    getFeed: { can: 'receipt.answer', run: getFeed },
    renewFeed: {
      can: 'receipt.answer',
      audit: 'calendarFeed.renew',
      run: (context) => renewFeed(random, context),
    },
    endFeed: { can: 'receipt.answer', audit: 'calendarFeed.end', run: endFeed },
  })
