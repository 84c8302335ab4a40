import { conversationLimits } from '@daybook/contract/conversation/conversation.rules.ts'
import { choice, fields, longText, people, room } from '@daybook/contract/kernel/fields.ts'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { goBack } from '../../platform/screens/navigate.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { write } from './conversation.data.ts'

/** A message to people, or to everybody who works in a room. */
const messageFields = fields({
  to: choice(['people', 'room'], { required: true, start: 'people' }),
  people: people({ most: conversationLimits.people }, { required: true, when: { to: 'people' } }),
  roomId: room({ required: true, when: { to: 'room' } }),
  text: longText(conversationLimits.text, { required: true }),
})

/** A message to one person, to several, or to everybody who works in a room. */
export function NewMessageScreen() {
  const t = useT()
  const form = useFieldsForm({
    pack: 'conversation',
    fields: messageFields,
    stored: { to: 'people' },
    draft: 'conversation.new',
  })
  return (
    <FieldsScreen
      form={form}
      submit={t('conversation.send')}
      onSend={async ({ to, people, roomId, text }) => {
        send(write, to === 'room' ? { roomId: roomId ?? '', text } : { people: people ?? [], text })
        showToast(t('conversation.sent'))
        goBack()
      }}
    >
      <Section>
        <FieldInputs />
      </Section>
    </FieldsScreen>
  )
}
