// Preloaded into a test's server (--import) to kill it when its parent exits for any reason.
process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume();
// Does not keep a server alive that would otherwise exit by itself.
process.stdin.unref();
