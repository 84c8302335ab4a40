// Policies and meetings as the API publishes them, for tests of what every publication does.
import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { policy } from '@daybook/contract/policy/policy.kind.ts'
import { everybody } from './receipts.ts'
import type { TestServer } from './server.ts'

export const sunPolicy = {
  title: 'Sun care',
  area: 'healthAndSafety',
  text: '# Hats\n\n- From September to April\n- Also for adults',
  reviewOn: '2027-02-01',
} as const

export const staffMeeting = {
  title: 'Staff meeting',
  startsAt: '2026-11-19T04:30:00.000Z',
  minutes: 60,
  where: 'Staff room',
  agenda: [{ topic: 'Garden' }],
}

/** A teacher and a manager, and what they publish and read. @param of the server, which starts after this is called */
export function publications(of: () => TestServer) {
  const teacher = () => of().as(of().world.centre.teacher)
  const manager = () => of().as(of().world.centre.manager)
  const publishPolicy = (over: object = {}, input: object = {}, by = manager()) =>
    by.call(policy, 'publish', {
      id: of().world.ids(),
      detail: { ...sunPolicy, ...over },
      audience: everybody,
      ...input,
    })
  const furtherVersion = ({ id, revision }: { id: string; revision: number }, over: object = {}) =>
    publishPolicy({ text: '# Hats\n\nAll year', ...over }, { id, revision, changes: 'Hats all year' })
  const callMeeting = (over: object = {}, input: object = {}) =>
    manager().call(meeting, 'publish', {
      id: of().world.ids(),
      detail: { ...staffMeeting, ...over },
      audience: everybody,
      ...input,
    })
  /** Kinds of the person's messages about a publication, newest first. */
  const messagesOf = async (reader: ReturnType<typeof teacher>, id: string) =>
    (await reader.call(message, 'listMessages', { size: 100 })).data.records
      .filter(({ link }) => link?.includes(id))
      .map(({ kind, params }) => [kind, params.comment])
  return { teacher, manager, publishPolicy, furtherVersion, callMeeting, messagesOf }
}
