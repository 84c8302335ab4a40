import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { EmptyState } from './EmptyState.tsx'
import { useKit } from './kit.context.ts'

/** In place of a record that is not there any more, or that this person may not see. */
export function Gone() {
  const { words } = useKit()
  return (
    <div role="alert">
      <EmptyState
        icon={<IconFileOff />}
        title={words('gone')}
        hint={words('goneHint')}
        action={
          <Button component="a" href="#/">
            {words('home')}
          </Button>
        }
      />
    </div>
  )
}
