// Whatever happens, an open page refreshes what awaits somebody and what stands in the day, even if nothing of the
// feature has been loaded on it yet. Events that change neither are named here with the reason. Whatever shows allergies
// is read again when a child's record changes, and the list for an evacuation when somebody moves.
import { declaredEvents } from '@daybook/contract/kernel/live.ts'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { listRoutes } from '../../packages/server/src/app/features.ts'
import { files } from '../lib/source.ts'

/** Made by the build. */
vi.mock('virtual:daybook/language-version', () => ({ default: '' }))

const leavesDay: { [event: string]: string } = {
  'activity.posted': 'the feed is a list of its own',
  'activity.show': 'what somebody hides in the feed stays where it is due',
  'activity.unshow': 'what somebody hides in the feed stays where it is due',
  'briefing.confirmRead': 'who has read a briefing stands on it alone',
  'calendarFeed.endFeed': 'an address for calendars outside the app',
  'calendarFeed.renewFeed': 'an address for calendars outside the app',
  'contact.changed': 'contacts stand on the child’s page alone',
  'conversation.changed': 'messages have a counter of their own',
  'conversation.readConversation': 'messages have a counter of their own',
  'conversation.takeBack': 'messages have a counter of their own',
  'conversation.write': 'messages have a counter of their own',
  'drill.mark': 'only holding and finishing a drill change when the next is due',
  'drill.stop': 'only holding and finishing a drill change when the next is due',
  'drill.submitData': 'only holding and finishing a drill change when the next is due',
  'event.finishStop': 'an event stands in the day until it is over, whatever its roll calls say',
  'event.markStop': 'an event stands in the day until it is over, whatever its roll calls say',
  'event.startStop': 'an event stands in the day until it is over, whatever its roll calls say',
  'headCount.explain': 'a planned head count is done when it ends',
  'headCount.mark': 'a planned head count is done when it ends',
  'headCount.start': 'a planned head count is done when it ends',
  'message.changed': 'messages have a counter of their own',
  'workflow.saveDraft': 'a draft is nobody’s task until it is sent',
}

const overview = ['countRequests', 'listRequests', 'listDay', 'countMonth', 'getOversight']

/** What others hear of, and what a page does after its own writes. */
const events = [
  ...new Set([
    ...declaredEvents(),
    ...listRoutes()
      .filter(({ live, mode }) => live || mode === 'write')
      .map(({ feature, name }) => `${feature}.${name}`),
  ]),
]

/** @returns the ids of what a page which has loaded nothing reads again after an event of this feature, or nothing where
 *  it reads everything again because it knows nothing of the event */
async function readAfter(...features: string[]): Promise<(event: string) => Set<string> | undefined> {
  vi.resetModules()
  // Imported by URL, because the web app is type-checked with its own settings (DOM, JSX).
  const web = new URL('../../packages/web/src/', import.meta.url)
  const { loadLiveUpdates } = await import(new URL('app/live.updates.ts', web).href)
  const { updateOf, readsOf } = await import(new URL('platform/live/live.updates.ts', web).href)
  for (const feature of features) await loadLiveUpdates(feature)
  return (event) => {
    const update = updateOf(event)
    return update && new Set(readsOf(update).map(({ id }: { id: string }) => id))
  }
}

/** The events after which a page leaves reads of the day stale. */
async function staleAfter(feature: string, names: readonly string[]): Promise<string[]> {
  const readOf = await readAfter(feature)
  return names.filter((name) => {
    const read = readOf(name)
    return read && overview.some((one) => !read.has(`today.${one}`))
  })
}

const showsAllergies = ({ operation }: { operation: { returns: z.ZodType } }) =>
  JSON.stringify(z.toJSONSchema(operation.returns, { unrepresentable: 'any' })).includes('"allergies"')

it('every event refreshes what awaits somebody and what stands in the day', async () => {
  expect(events.length).toBeGreaterThan(250)
  const stale: string[] = []
  for (const [feature, names] of Map.groupBy(events, (name) => name.split('.')[0] ?? ''))
    stale.push(...(await staleAfter(feature, names)))
  expect(stale.sort()).toEqual(Object.keys(leavesDay).sort())
}, 300_000)

it.each(['child.submit', 'child.remove'])(
  'allergies on open boards are read again after %s',
  async (event) => {
    const showing = listRoutes().filter((route) => route.mode === 'read' && showsAllergies(route))
    expect(showing.length).toBeGreaterThan(15)
    const read = (await readAfter(event.split('.')[0] ?? ''))(event)
    const stale = showing.map(({ feature, name }) => `${feature}.${name}`).filter((one) => !read?.has(one))
    expect(stale).toEqual([])
  },
  60_000,
)

const leavesHouse: { [event: string]: string } = {
  'ratio.explain': 'why there were too few adults, afterwards',
  'ratio.pause': 'whoever has a break in the house has to be accounted for',
  'ratio.resume': 'whoever has a break in the house has to be accounted for',
  'ratio.shortfallChanged': 'follows from who is where',
}

it('what changes who is in a room changes the list for an evacuation', async () => {
  const readOf = await readAfter('attendance', 'child', 'ratio', 'house')
  const moves = events.filter((event) => readOf(event)?.has('ratio.getBoard'))
  expect(moves.length).toBeGreaterThan(10)
  const stale = moves.filter((event) => !readOf(event)?.has('house.getHouse'))
  expect(stale.sort()).toEqual(Object.keys(leavesHouse))
}, 60_000)

it('events are declared where a module is loaded, so that this law knows them', () => {
  const late = files.filter(({ text }) =>
    /(publish\(\{\s*|NewEvent = \{\s*)operation: eventName\(/.test(text),
  )
  expect(late.map(({ path }) => path)).toEqual([])
})
