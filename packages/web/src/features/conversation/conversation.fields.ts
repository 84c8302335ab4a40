import { conversationLimits } from '@daybook/contract/conversation/conversation.rules.ts'
import { choice, fields, longText, people, room } from '@daybook/contract/kernel/fields.ts'

/** A message to people, or to everybody who works in a room. */
export const messageFields = fields({
  to: choice(['people', 'room'], { required: true, start: 'people' }),
  people: people({ most: conversationLimits.people }, { required: true, when: { to: 'people' } }),
  roomId: room({ required: true, when: { to: 'room' } }),
  text: longText(conversationLimits.text, { required: true }),
})
