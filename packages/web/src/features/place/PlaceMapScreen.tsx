import { ActionIcon, Box, Group, Stack } from '@mantine/core'
import { IconExternalLink, IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { placeOnMap } from '../fields/index.ts'
import { LazyMap } from './LazyMap.tsx'
import { webLink } from './place.coordinates.ts'
import { placesQuery } from './place.data.ts'

/** All places of the centre, on the map and as a list. */
export function PlaceMapScreen() {
  const t = useT()
  const read = useQuery(placesQuery())
  return (
    <Loaded read={read} skeleton="page">
      {(places) =>
        places.length === 0 ? (
          <EmptyState icon={<IconMapPin />} title={t('place.none')} hint={t('place.noneHint')} />
        ) : (
          <Stack gap="sm" p="0.75rem var(--gutter)">
            <LazyMap
              label={t('place.map')}
              marks={places}
              onMark={(one) => void go(placeOnMap(one))}
              without={t('place.noMap')}
            />
            <Section flush>
              {places.map((one) => (
                <Group key={one.id} gap={0} wrap="nowrap">
                  <Box flex="1" miw={0}>
                    <Row
                      as={Link}
                      to={placeOnMap(one)}
                      title={one.name}
                      detail={[one.address, one.note].filter(Boolean).join(' · ')}
                    />
                  </Box>
                  <ActionIcon
                    variant="subtle"
                    size={48}
                    component="a"
                    href={webLink(one)}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={t('place.openMaps', { name: one.name })}
                  >
                    <IconExternalLink size="1.25rem" aria-hidden="true" />
                  </ActionIcon>
                </Group>
              ))}
            </Section>
          </Stack>
        )
      }
    </Loaded>
  )
}
