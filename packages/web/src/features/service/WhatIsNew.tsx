import { Box } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'
import { versions } from './service.versions.ts'

/** What each version brought. Those that the person has not seen on this device yet are marked as new. */
export function WhatIsNew() {
  const t = useT()
  const key = `newsSeen.${useSession().userInfo?.user_id ?? ''}`
  const [seen] = useState(() => readJson<string>(deviceStorage(), key))
  useEffect(() => writeJson(deviceStorage(), key, versions[0]?.version), [key])
  const known = versions.findIndex(({ version }) => version === seen)
  return versions.map(({ version, news }, place) => (
    <Section key={version} title={t('service.newIn', { version })}>
      {(known === -1 || place < known) && <strong>{t('service.isNew')}</strong>}
      <Box component="ul" display="grid" ps="1.25rem" m="0.5rem 0 0" style={{ gap: '0.5rem' }}>
        {news.map((one) => (
          <li key={one}>{t(`service.new.${one}`)}</li>
        ))}
      </Box>
    </Section>
  ))
}
