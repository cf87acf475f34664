-- Prints what wrk measured as one line of JSON: rates per second, latencies in milliseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requestsPerS":%.1f,"p50Ms":%.3f,"p99Ms":%.3f,"refused":%d,"broken":%d,"timedOut":%d,"badStatus":%d}\n',
    summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3,
    errors.connect, errors.read + errors.write, errors.timeout, errors.status))
end
