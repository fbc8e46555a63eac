import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { freePorts } from '../setup/free-ports.mjs';

it('the ports of the test stores are free, in a row, and none that a connection takes meanwhile', async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(24_001, listening));
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.4001).mockReturnValueOnce(0.6);
  expect(await freePorts(2)).toBe(25_998); // 24,000 is free and its neighbour is not
  expect(random).toHaveBeenCalledTimes(2);
  random.mockRestore();
  taken.close();
});
