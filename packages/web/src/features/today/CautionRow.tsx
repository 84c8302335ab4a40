import { Box } from '@mantine/core'
import { Portrait } from '../../kit/Face.tsx'
import { NameInLine } from '../../kit/NameInLine.tsx'
import { Allergies, type Card } from '../child/index.ts'

/** A child's allergies, most severe first, and diet. */
export function CautionRow({ child }: { child: Card }) {
  return (
    <Box
      component="li"
      display="flex"
      p="0.75rem 1rem"
      style={{ gap: '0.875rem', borderBlockEnd: '1px solid var(--line)' }}
    >
      <Box component="span" __vars={{ '--portrait': '2.75rem' }}>
        <Portrait {...child} />
      </Box>
      <Box flex={1} miw={0}>
        <Box component="p" mb="0.25rem" fw={600}>
          <NameInLine {...child} />
        </Box>
        <Allergies {...child} />
      </Box>
    </Box>
  )
}
