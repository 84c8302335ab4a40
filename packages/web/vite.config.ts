import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractFacts } from '../../tools/vite-contract.ts'
import { languagePacks } from '../../tools/vite-language.ts'

const server = `http://127.0.0.1:${process.env.API_PORT ?? process.env.PORT ?? '8080'}`

export default defineConfig({
  plugins: [contractFacts(), languagePacks(), react()],
  build: { manifest: true, target: 'es2022', reportCompressedSize: false },
  server: {
    proxy: { '/api': server, '/pictures': server },
  },
})
