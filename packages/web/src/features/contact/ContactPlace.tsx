import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './ContactSheet.module.css'
import { orderContacts } from './contact.data.ts'
import { moved } from './contact.form.ts'

interface ContactPlaceProps {
  childId: string
  id: string
  /** All contacts of the child, in their order. */
  ids: readonly string[]
}

/** When a contact is rung, and the way to have it rung sooner or later; it is kept at once. */
export function ContactPlace({ childId, id, ids }: ContactPlaceProps) {
  const t = useT()
  const place = ids.indexOf(id) + 1
  const move = (by: -1 | 1) => () => {
    // A refusal has been told, and the list read again.
    void orderContacts(childId, moved(ids, id, by)).then(
      () => showToast(t('contact.moved')),
      () => undefined,
    )
  }
  return (
    <div className={styles.place}>
      <p aria-live="polite">{t('contact.place', { place, count: ids.length })}</p>
      <ThrottledButton variant="default" disabled={place <= 1} onClick={move(-1)}>
        {t('contact.earlier')}
      </ThrottledButton>
      <ThrottledButton variant="default" disabled={place === ids.length} onClick={move(1)}>
        {t('contact.later')}
      </ThrottledButton>
    </div>
  )
}
