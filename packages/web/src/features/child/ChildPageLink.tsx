import { Button } from '@mantine/core'
import { IconUserSquareRounded } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'

interface ChildPageLinkProps {
  child: { id: string; firstName: string }
  /** The day that the page opens with; today when left out. */
  date?: string | undefined
}

/** The link from any place that shows a child to the child's page. */
export function ChildPageLink({ child, date }: ChildPageLinkProps) {
  const t = useT()
  return (
    <Button
      component={Link}
      to={to.childPage({ id: child.id, date })}
      variant="light"
      leftSection={<IconUserSquareRounded size="1.25rem" aria-hidden="true" />}
    >
      {t('child.openPage', { name: child.firstName })}
    </Button>
  )
}
