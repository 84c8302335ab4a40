import { useEffect, useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'
import styles from './ServiceScreen.module.css'
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
      <ul className={styles.news}>
        {news.map((one) => (
          <li key={one}>{t(`service.new.${one}`)}</li>
        ))}
      </ul>
    </Section>
  ))
}
