import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { type Plan, publishMenu } from './mealMenu.data.ts'

/** Shows the menu to all staff; nothing once it is published. */
export function PublishMenu({ plan: { id, name, publishedAt } }: { plan: Plan }) {
  const t = useT()
  if (publishedAt !== null) return null
  const publish = async () => {
    try {
      await publishMenu(id)
      showToast(t('mealMenu.isPublished', { name }))
    } catch {
      // The refusal has been shown.
    }
  }
  return <ThrottledButton onClick={() => void publish()}>{t('mealMenu.publish')}</ThrottledButton>
}
