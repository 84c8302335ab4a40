import { Stack } from '@mantine/core'
import { useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { KnownPlace } from './place.data.ts'

const mostShown = 5

interface KnownPlacesProps {
  places: readonly KnownPlace[]
  onChoose: (place: KnownPlace) => void
}

/** Finds one of the centre's own places by name or address. */
export function KnownPlaces({ places, onChoose }: KnownPlacesProps) {
  const t = useT()
  const [text, setText] = useState('')
  const wanted = text.trim().toLocaleLowerCase()
  const found = places.filter(({ name, address }) =>
    `${name} ${address ?? ''}`.toLocaleLowerCase().includes(wanted),
  )
  if (places.length === 0) return null
  return (
    <Stack gap="sm">
      <SearchText label={t('place.search')} text={text} onChange={setText} />
      {wanted !== '' &&
        (found.length === 0 ? (
          <p className="dim" role="status">
            {t('place.notFound')}
          </p>
        ) : (
          <Section flush>
            {found.slice(0, mostShown).map((one) => (
              <Row
                key={one.id}
                as="button"
                title={one.name}
                detail={one.address}
                onClick={() => {
                  setText('')
                  onChoose(one)
                }}
              />
            ))}
          </Section>
        ))}
    </Stack>
  )
}
