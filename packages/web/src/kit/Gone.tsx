import { Button } from '@mantine/core'
import { IconMapSearch } from '@tabler/icons-react'
import { useKit } from './kit.context.ts'
import { StateScreen } from './StateScreen.tsx'

/** In place of a record that is not there any more, or that this person may not see. */
export function Gone() {
  const { words } = useKit()
  return (
    <StateScreen
      icon={<IconMapSearch />}
      title={words('gone')}
      hint={words('goneHint')}
      action={
        <Button component="a" href="#/">
          {words('home')}
        </Button>
      }
    />
  )
}
