import { phoneAddress } from '@daybook/contract/contact/contact.rules.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconBan, IconCarSuv, IconPencil, IconPhone, IconUrgent } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './ContactList.module.css'
import type { Contact } from './contact.data.ts'

/** One contact: relation, whether they can pick the child up, and the number to tap. */
export function ContactCard({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const t = useT()
  const { name, relation, phone, isEmergency, mayCollect, note, can } = contact
  return (
    <li className={styles.contact}>
      <div className={styles.who}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.relation}>{t(`contact.relation.${relation}`)}</p>
      </div>
      {can.includes('edit') && (
        <ActionIcon aria-label={t('contact.change', { name })} onClick={onEdit}>
          <IconPencil size="1.25rem" aria-hidden="true" />
        </ActionIcon>
      )}
      <ul className={styles.marks}>
        {isEmergency && (
          <li data-mark="emergency">
            <IconUrgent size="1.125rem" aria-hidden="true" />
            {t('contact.emergency')}
          </li>
        )}
        <li data-mark={mayCollect ? 'collects' : 'collectsNot'}>
          {mayCollect ? (
            <IconCarSuv size="1.125rem" aria-hidden="true" />
          ) : (
            <IconBan size="1.125rem" aria-hidden="true" />
          )}
          {t(mayCollect ? 'contact.collects' : 'contact.mayNotCollect')}
        </li>
      </ul>
      {note && <p className={styles.note}>{note}</p>}
      {phone ? (
        <Button
          component="a"
          href={phoneAddress(phone)}
          variant="default"
          className={styles.phone}
          leftSection={<IconPhone size="1.25rem" aria-hidden="true" />}
          aria-label={t('contact.call', { name, phone })}
        >
          {phone}
        </Button>
      ) : (
        <p className={styles.note}>{t('contact.noPhone')}</p>
      )}
    </li>
  )
}
