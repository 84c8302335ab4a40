// Whatever happens, an open page refreshes what awaits somebody and what stands in the day, even if nothing of the
// feature has been loaded on it yet. Events that change neither are named here with the reason.
import { declaredEvents } from '@daybook/contract/kernel/live.ts'
import { expect, it, vi } from 'vitest'
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

/** The reads of the day that a page which has loaded nothing leaves stale after each of these events. */
async function staleAfter(feature: string, names: readonly string[]): Promise<string[]> {
  vi.resetModules()
  // Imported by URL, because the web app is type-checked with its own settings (DOM, JSX).
  const web = new URL('../../packages/web/src/', import.meta.url)
  const { loadLiveUpdates } = await import(new URL('app/live.updates.ts', web).href)
  const { updateOf, readsOf } = await import(new URL('platform/live/live.updates.ts', web).href)
  await loadLiveUpdates(feature)
  return names.filter((name) => {
    const update = updateOf(name)
    // What nothing is known of refreshes everything.
    if (!update) return false
    const read = new Set(readsOf(update).map(({ id }: { id: string }) => id))
    return overview.some((one) => !read.has(`today.${one}`))
  })
}

it('every event refreshes what awaits somebody and what stands in the day', async () => {
  expect(events.length).toBeGreaterThan(250)
  const stale: string[] = []
  for (const [feature, names] of Map.groupBy(events, (name) => name.split('.')[0] ?? ''))
    stale.push(...(await staleAfter(feature, names)))
  expect(stale.sort()).toEqual(Object.keys(leavesDay).sort())
}, 300_000)

it('events are declared where a module is loaded, so that this law knows them', () => {
  const late = files.filter(({ text }) =>
    /(publish\(\{\s*|NewEvent = \{\s*)operation: eventName\(/.test(text),
  )
  expect(late.map(({ path }) => path)).toEqual([])
})
