import type { MailLine } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { Box, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { mailQuery } from './mailbox.data.ts'

/** One mail, as text or as its HTML looks. */
export function MailSheet({ mail, onClose }: { mail: MailLine | undefined; onClose: () => void }) {
  const t = useT()
  const [view, setView] = useState<'html' | 'text'>('html')
  const read = useQuery({ ...mailQuery(mail?.id ?? ''), enabled: mail !== undefined })
  return (
    <Sheet open={mail !== undefined} onClose={onClose} title={mail?.subject ?? t('mailbox.title')} tall>
      <Loaded read={read} skeleton="page">
        {({ recipient, subject, html, text }) => (
          <Stack>
            <p style={{ overflowWrap: 'anywhere' }}>{t('mailbox.to', { recipient })}</p>
            <Choice
              dense
              label={t('mailbox.view')}
              options={[
                { value: 'html', label: t('mailbox.asHtml') },
                { value: 'text', label: t('mailbox.asText') },
              ]}
              value={view}
              onChange={setView}
            />
            {view === 'html' ? (
              // Without any permission: a mail runs no script, sends no form and opens nothing.
              <Box
                component="iframe"
                w="100%"
                h="26rem"
                bg="#fff"
                bdrs="md"
                style={{ border: '1px solid var(--line)' }}
                title={subject}
                sandbox=""
                srcDoc={html}
              />
            ) : (
              <Box
                component="pre"
                m={0}
                p="md"
                bg="var(--surface)"
                bdrs="md"
                style={{
                  font: 'inherit',
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                  border: '1px solid var(--line)',
                }}
              >
                {text}
              </Box>
            )}
          </Stack>
        )}
      </Loaded>
    </Sheet>
  )
}
