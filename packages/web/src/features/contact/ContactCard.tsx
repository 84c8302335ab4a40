import { phoneAddress } from '@daybook/contract/kernel/phone.rules.ts'
import { ActionIcon, Box, Button, Group } from '@mantine/core'
import { IconBan, IconCarSuv, IconPencil, IconPhone, IconUrgent } from '@tabler/icons-react'
import { Portrait } from '../../kit/Face.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { weekdayName } from '../../platform/time/weekday.words.ts'
import { CallButton } from '../child/index.ts'
import styles from './ContactCard.module.css'
import type { Contact } from './contact.data.ts'

/** One contact: relation, whether they can pick the child up, and the number to tap. */
export function ContactCard({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const t = useT()
  const { name, relation, phone, isEmergency, orderNote, orderPhone, note, picture, can } = contact
  const mayCollect = contact.mayCollect && orderNote === null
  const limits = useLimits(contact)
  return (
    <li className={styles.contact}>
      <Group className={styles.who} gap="sm" wrap="nowrap">
        {picture && <Portrait size="3rem" firstName={name} picture={picture} />}
        <div>
          <Box component="h3" fz="md" fw={650} lh={1.3}>
            {name}
          </Box>
          <p className="dim">{t(`contact.relation.${relation}`)}</p>
        </div>
      </Group>
      {can.includes('edit') && (
        <ActionIcon aria-label={t('contact.change', { name })} onClick={onEdit}>
          <IconPencil size="1.25rem" aria-hidden="true" />
        </ActionIcon>
      )}
      <Group component="ul" className="list" gap="0.375rem">
        {isEmergency && (
          <li className="line">
            <Mark icon={<IconUrgent size="1.125rem" aria-hidden="true" />}>{t('contact.emergency')}</Mark>
          </li>
        )}
        <li className="line">
          <Mark
            tone={mayCollect ? 'done' : 'overdue'}
            icon={
              mayCollect ? (
                <IconCarSuv size="1.125rem" aria-hidden="true" />
              ) : (
                <IconBan size="1.125rem" aria-hidden="true" />
              )
            }
          >
            {t(mayCollect ? 'contact.collects' : 'contact.mayNotCollect')}
          </Mark>
        </li>
      </Group>
      {mayCollect && limits && <p>{limits}</p>}
      {orderNote && (
        <Warning>
          <strong>{t('contact.courtOrder', { name })}</strong>
          <p style={{ whiteSpace: 'pre-line' }}>{orderNote}</p>
          {orderPhone && <CallButton phone={orderPhone} />}
        </Warning>
      )}
      {note && (
        <p className="dim" style={{ whiteSpace: 'pre-line' }}>
          {note}
        </p>
      )}
      {phone ? (
        <Button
          component="a"
          href={phoneAddress(phone)}
          variant="default"
          style={{ fontVariantNumeric: 'tabular-nums' }}
          leftSection={<IconPhone size="1.25rem" aria-hidden="true" />}
          aria-label={t('contact.call', { name, phone })}
        >
          {phone}
        </Button>
      ) : (
        <p className="dim">{t('contact.noPhone')}</p>
      )}
    </li>
  )
}

/** When the contact may pick the child up; undefined without a limit. */
function useLimits({ collectsFrom, collectsUntil, collectsOn }: Contact): string {
  const t = useT()
  const dayWords = useDayWords()
  const days = collectsOn?.map((weekday) => weekdayName(dayWords, weekday, 'weekday'))
  return listed([
    collectsFrom && t('contact.from', { day: dayWords(collectsFrom, 'date') }),
    collectsUntil && t('contact.until', { day: dayWords(collectsUntil, 'date') }),
    days && t('contact.onDays', { days: listed(days) }),
  ])
}
