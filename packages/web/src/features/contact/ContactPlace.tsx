import { Group, Stack } from '@mantine/core'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { orderContacts } from './contact.data.ts'
import { moved } from './contact.order.ts'

interface ContactPlaceProps {
  childId: string
  id: string
  /** All contacts of the child, in order. */
  ids: readonly string[]
}

/** The contact's place in the call order, with buttons to move it up and down; saved at once. */
export function ContactPlace({ childId, id, ids }: ContactPlaceProps) {
  const t = useT()
  const place = ids.indexOf(id) + 1
  const move = (by: -1 | 1) => () => {
    // The refusal was shown and the list read again.
    void orderContacts(childId, moved(ids, id, by)).then(
      () => showToast(t('contact.moved')),
      () => undefined,
    )
  }
  return (
    <Stack gap="0.5rem">
      <p aria-live="polite">{t('contact.place', { place, count: ids.length })}</p>
      <Group grow gap="0.75rem">
        <ThrottledButton variant="default" disabled={place <= 1} onClick={move(-1)}>
          {t('contact.earlier')}
        </ThrottledButton>
        <ThrottledButton variant="default" disabled={place === ids.length} onClick={move(1)}>
          {t('contact.later')}
        </ThrottledButton>
      </Group>
    </Stack>
  )
}
