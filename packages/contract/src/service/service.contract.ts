// Help: whom to ask at the centre, and a problem with the app sent to its managers with the page and the version. The
// hard rule: nothing of the page's data is sent along.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, Line, Nothing, Text } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'

export const service = feature('service', {
  listContacts: get('/api/blade-garden/service/contacts', {
    description: "Lists the centre's managers by name, as contacts for help.",
    returns: z.array(z.object({ id: Id, name: z.string() })),
    offline: 'cache',
    own: true,
  }),
  sendProblem: post('/api/blade-garden/service/problem', {
    description:
      "Sends a problem to the centre's managers. Sending it again with the same id makes no second message.",
    body: z.object({ id: Id, text: Line(1000), screen: Line(200), version: Text(80) }),
    returns: Nothing,
    own: true,
  }),
})

export const serviceMessages = messageKinds('service', {
  problem: z.object({ byName: z.string(), text: z.string(), screen: z.string(), version: z.string() }),
})
