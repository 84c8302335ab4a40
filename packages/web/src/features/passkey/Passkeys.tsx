import { Button, Stack } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { PasskeySheet } from './PasskeySheet.tsx'
import { passkeysQuery } from './passkey.data.ts'

/** A person's own passkeys: added, renamed and removed. */
export function Passkeys() {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const read = useQuery(passkeysQuery())
  const [open, setOpen] = useState<{ id: string; name: string }>()
  const isNew = { id: '', name: '' }
  return (
    <Section title={t('passkey.title')}>
      <Stack gap="sm">
        <p>{t('passkey.hint')}</p>
        <Loaded read={read} skeleton="list">
          {(passkeys) =>
            passkeys.length === 0 ? (
              <p>{t('passkey.none')}</p>
            ) : (
              <ul className="list">
                {passkeys.map(({ id, name, madeAt, usedAt }) => (
                  <li key={id}>
                    <Row
                      as="button"
                      start={<IconFingerprint size="1.5rem" />}
                      title={name}
                      detail={
                        usedAt
                          ? t('passkey.used', { date: friendlyTime(usedAt, now) })
                          : t('passkey.made', { date: friendlyTime(madeAt, now) })
                      }
                      aria-label={t('passkey.change', { name })}
                      onClick={() => setOpen({ id, name })}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <Button variant="default" onClick={() => setOpen(isNew)}>
          {t('passkey.add')}
        </Button>
      </Stack>
      <PasskeySheet key={open?.id ?? 'closed'} passkey={open} onClose={() => setOpen(undefined)} />
    </Section>
  )
}
