import { conversationLimits } from '@daybook/contract/conversation/conversation.rules.ts'
import { ActionIcon, Group, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useRef } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { write } from './conversation.data.ts'
import { useAnswer } from './useAnswer.ts'

/** The field to answer, in reach of the thumb. Ctrl or Command with Enter sends. */
export function AnswerBar({ conversationId }: { conversationId: string }) {
  const t = useT()
  const answer = useAnswer(conversationId)
  const said = answer.text.trim()
  const field = useRef<HTMLTextAreaElement>(null)

  function sendIt() {
    if (said === '') return
    send(write, { conversationId, text: said })
    answer.write('')
    // The button that was pressed is disabled now, and the next thing is to write on.
    field.current?.focus({ preventScroll: true })
  }

  return (
    <ActionBar>
      <Group wrap="nowrap" gap="xs" align="end" w="100%">
        <Textarea
          ref={field}
          flex={1}
          aria-label={t('conversation.answer')}
          placeholder={t('conversation.answer')}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={conversationLimits.text}
          value={answer.text}
          onChange={(event) => answer.write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sendIt()
          }}
        />
        <ActionIcon size={48} aria-label={t('conversation.send')} disabled={said === ''} onClick={sendIt}>
          <IconSend size="1.5rem" aria-hidden="true" />
        </ActionIcon>
      </Group>
    </ActionBar>
  )
}
