// Loaded before a server of a test (--import): ends it when whoever started it is gone, in whatever way that ended.
process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume();
// A server that has nothing left to do ends by itself, as it does without this.
process.stdin.unref();
