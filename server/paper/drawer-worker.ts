import { parentPort } from 'node:worker_threads'
import { draw } from './draw.ts'
import type { Paper } from '../lib/paper.ts'

parentPort?.on('message', (paper: Paper) => {
  void draw(paper).then((bytes) => parentPort?.postMessage(bytes))
})
