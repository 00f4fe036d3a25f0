# Varnish 7 in front of the site. Needs the package varnish-modules (vmod xkey).
#
#   varnishd -a :6081 -f /etc/varnish/default.vcl -s malloc,256m -p http_gzip_support=off
#
# With http_gzip_support=off, Varnish stores what the site has compressed, brotli too. The site needs
# SHARED_CACHE=varnish:http://127.0.0.1:6081, and TRUSTED_PROXIES counts Varnish as one proxy.
vcl 4.1;

import std;
import xkey;

backend site {
    .host = "127.0.0.1";
    .port = "4321";
    # Tools and uploads may take as long as the site allows.
    .first_byte_timeout = 120s;
    .probe = {
        .url = "/healthz";
        .interval = 2s;
        .timeout = 2s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

# Machines on which the site runs.
acl site_machines {
    "localhost";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # A visitor's request that came through a proxy on this machine has more than one IP address.
        if (client.ip !~ site_machines || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not allowed"));
        }
        # Soft: the page counts as too old, but is still there if the site cannot answer.
        set req.http.X-Purged = xkey.softpurge(req.http.xkey-purge);
        return (synth(200, req.http.X-Purged));
    }
    unset req.http.X-May-Store;
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Staff, programs with a key, calls, previews, and pages that depend on their query.
    if (req.http.Authorization || req.http.Cookie ~ "prairie-token") {
        return (pass);
    }
    if (req.url ~ "^/(admin|api|cms-api|preview|_next)(/|\?|$)" || req.url ~ "\?") {
        return (pass);
    }
    unset req.http.Cookie;
    if (req.http.Accept-Encoding ~ "(^|[, ])br\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(^|[, ])gzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # While the site works, a page that is too old is fetched before it is sent.
    if (req.restarts == 0 && std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    }
    set req.http.X-May-Store = "yes";
    return (hash);
}

sub vcl_backend_fetch {
    unset bereq.http.X-May-Store;
}

sub vcl_backend_response {
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.http.CDN-Cache-Control ~ "max-age=") {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*\bmax-age=(\d+).*$", "\1s"), 0s);
        set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*\bstale-if-error=(\d+).*$", "\1s"), 0s);
        set beresp.keep = 1h;
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        return (deliver);
    }
    if (beresp.status == 200 && beresp.http.Cache-Control ~ "immutable" && !beresp.http.Set-Cookie) {
        set beresp.ttl = 7d;
        return (deliver);
    }
    # Visitors who wait for the same page need not wait for each other.
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
}

sub vcl_deliver {
    # A page that is too old is better than an error.
    if (resp.status >= 500 && req.restarts == 0 && req.http.X-May-Store) {
        return (restart);
    }
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    set resp.http.X-Cache = "miss";
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    }
}
