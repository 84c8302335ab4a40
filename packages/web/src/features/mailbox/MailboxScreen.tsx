import type { MailLine } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { Box } from '@mantine/core'
import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { MailSheet } from './MailSheet.tsx'
import { mailsQuery } from './mailbox.data.ts'

/** The mails that a server without SMTP has kept, for its operator to read out or pass on. */
export function MailboxScreen() {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const read = useInfiniteQuery(mailsQuery())
  const [opened, setOpened] = useState<MailLine>()
  return (
    <>
      <ListScreen
        read={read}
        head={
          <Box component="p" c="dimmed">
            {t('mailbox.intro')}
          </Box>
        }
        empty={{ icon: <IconMailOpened />, title: t('mailbox.empty'), hint: t('mailbox.emptyHint') }}
      >
        {(mail) => (
          <li key={mail.id}>
            <Row
              as="button"
              start={<IconMail size="1.5rem" aria-hidden="true" />}
              title={mail.subject}
              detail={mail.recipient}
              end={friendlyTime(mail.sentAt, now)}
              onClick={() => setOpened(mail)}
            />
          </li>
        )}
      </ListScreen>
      <MailSheet mail={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
