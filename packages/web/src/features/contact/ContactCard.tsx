import { phoneAddress } from '@daybook/contract/contact/contact.rules.ts'
import { ActionIcon, Box, Button, Group } from '@mantine/core'
import { IconBan, IconCarSuv, IconPencil, IconPhone, IconUrgent } from '@tabler/icons-react'
import { Mark } from '../../kit/Mark.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './ContactCard.module.css'
import type { Contact } from './contact.data.ts'

/** One contact: relation, whether they can pick the child up, and the number to tap. */
export function ContactCard({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const t = useT()
  const { name, relation, phone, isEmergency, mayCollect, note, can } = contact
  return (
    <li className={styles.contact}>
      <div className={styles.who}>
        <Box component="h3" fz="md" fw={650} lh={1.3}>
          {name}
        </Box>
        <p className="dim">{t(`contact.relation.${relation}`)}</p>
      </div>
      {can.includes('edit') && (
        <ActionIcon aria-label={t('contact.change', { name })} onClick={onEdit}>
          <IconPencil size="1.25rem" aria-hidden="true" />
        </ActionIcon>
      )}
      <Group component="ul" className="list" gap="0.375rem">
        {isEmergency && (
          <li className="line">
            <Mark tone="overdue" icon={<IconUrgent size="1.125rem" aria-hidden="true" />}>
              {t('contact.emergency')}
            </Mark>
          </li>
        )}
        <li className="line">
          <Mark
            tone={mayCollect ? 'done' : 'soon'}
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
